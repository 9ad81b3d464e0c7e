const PER_PAGE = 12;

export const pageParams = (page: number) => ({ page, limit: PER_PAGE });
export const pagesOf = (total: number) => Math.ceil(total / PER_PAGE);

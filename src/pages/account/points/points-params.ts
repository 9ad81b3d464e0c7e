const PER_PAGE = 10;
export const pointsParams = (page: number) => ({ page, limit: PER_PAGE });
export const pointsPages = (total: number) => Math.ceil(total / PER_PAGE);

/** Excludes the page from search engines. */
export const NoIndex = () => <meta name="robots" content="noindex" />;

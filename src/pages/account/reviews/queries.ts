import { linesToReviewQueries } from '#/domain/review/lines-to-review-queries.ts';
import { myReviewsPageQuery as myReviews } from '#/domain/review/use-my-reviews.ts';
import { type PageQueries } from '#/router/page-queries.ts';
import type { reviewsSearch } from '../routes.ts';

const queries: PageQueries<typeof reviewsSearch> = ({ search: { tab, page } }) => ({
  deferred: tab === 'written' ? [myReviews(page)] : [myReviews(1), ...linesToReviewQueries(page)],
});

export default queries;

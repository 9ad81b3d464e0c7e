import { testTour } from './accessible-tour.ts';
import { CHINESE, test } from './shop.ts';
import { MEMBER_TOURS } from './tours/all.ts';

test.describe.configure({ timeout: 300_000 });

// In one language: roles, labels and colours come from components that all languages share.
test.describe(`axe reports nothing in ${CHINESE.locale}`, () => {
  for (const tour of MEMBER_TOURS) testTour(tour, CHINESE);
});

import { testTour } from './accessible-tour.ts';
import { CHINESE, ENGLISH, test } from './shop.ts';
import { MEMBER_TOURS } from './tours/all.ts';

test.describe.configure({ timeout: 300_000 });

for (const language of [CHINESE, ENGLISH])
  test.describe(`axe reports nothing in ${language.locale}`, () => {
    for (const tour of MEMBER_TOURS) testTour(tour, language);
  });

import { testTour } from './accessible-tour.ts';
import { IS_ALL } from './cover.ts';
import { CHINESE, ENGLISH, FRENCH, LAO, test, THAI } from './shop.ts';
import { afterSaleTour } from './tours/after-sale.ts';
import { GUEST_TOURS, MEMBER_TOURS } from './tours/all.ts';

test.describe.configure({ mode: 'parallel' });

const LANGUAGES = [CHINESE, ENGLISH, FRENCH, THAI, LAO];

// Each tour in one language, in turn: roles, labels and colours come from components that all languages share.
for (const [place, language] of LANGUAGES.entries())
  test.describe(`axe reports nothing in ${language.locale}`, () => {
    for (const [index, tour] of [...GUEST_TOURS, ...MEMBER_TOURS, afterSaleTour].entries())
      if (IS_ALL || index % LANGUAGES.length === place) testTour(tour, language);
  });

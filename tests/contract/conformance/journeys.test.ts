import { describe, expect, it } from 'vitest';
import { loadContract } from '#scripts/conformance/contract.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { expectedCodes, isCall } from '#scripts/conformance/journeys/journey.ts';

const contract = loadContract();

describe.each(allJourneys(contract).map((journey) => [journey.name, journey] as const))(
  'journey %s',
  (_name, { steps }) => {
    it('names only situations and codes of the contract', () => {
      const unlisted = steps.filter(isCall).filter((step) => {
        if (step.situation === undefined) return false;
        const listed = contract.operations.get(step.operation)?.situations ?? [];
        return !listed.some(
          ({ code, when }) => when === step.situation && expectedCodes(step).includes(code),
        );
      });
      expect(unlisted.map(({ operation, situation }) => `${operation}: ${situation}`)).toEqual([]);
    });
  },
);

import type { Profile } from '#mocks/profiles/types.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import type { Grade, Kind } from '#scripts/conformance/grade.ts';
import type { InjectFault } from '../fault-proxy.ts';

/** A fault that a journey must report as a finding of this kind and grade. */
export interface JourneyFault {
  name: string;
  /** a market with a fault in its behaviour */
  profile?: Profile;
  /** or a fault injected into the answers of an operation */
  fault?: [OperationId, InjectFault];
  journey: string;
  operation: OperationId;
  kind: Kind;
  grade: Grade;
  slowMs?: number;
}

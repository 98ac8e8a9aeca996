// The wrapping of every answer.
import type { ErrorParams } from './errors.ts';

export type SuccessEnvelope<Data> = { readonly code: '00000'; readonly msg: string; readonly requestTime: number; readonly data: Data };

export type FailureEnvelope = {
  readonly code: string;
  readonly msg: string;
  readonly status: 'error';
  readonly requestTime: number;
  readonly data: null;
  readonly params: ErrorParams;
};

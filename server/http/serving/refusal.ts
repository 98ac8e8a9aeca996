// A refusal as handlers give it: a key of the catalogue, and what its message is filled with.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';

export class Refusal {
  readonly key: ErrorKey;
  readonly params: ErrorParams;
  constructor(key: ErrorKey, params: ErrorParams = {}) {
    this.key = key;
    this.params = params;
  }
}

export const refuse = (key: ErrorKey, params?: ErrorParams): Refusal => new Refusal(key, params);

export const refuseField = (field: string, reason: string): Refusal => new Refusal('invalidField', { field, reason });

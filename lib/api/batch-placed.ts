// The result of several orders that were sent as one.
import { errorKeyOfCode, successCode } from '#lib/contract/errors.ts';
import type { BatchResult } from '#lib/contract/wire/orders/batch-result.ts';
import { ApiError } from './api-error.ts';

export type BatchPlaced = {
  /** The id of the first of them. */
  readonly id: string;
  /** The number of orders there are now, the number that was asked for, and why the first of the others was not taken. */
  readonly batch: { readonly placed: number; readonly asked: number; readonly refused: ApiError | null };
};

/** An order that was placed by an earlier attempt under the same name is placed. None at all: that is a refusal (throws). */
export function batchPlaced({ list }: BatchResult): BatchPlaced {
  const isPlaced = ({ code }: BatchResult['list'][number]): boolean =>
    code === successCode || errorKeyOfCode(code) === 'duplicateClientOid';
  const placed = list.filter(isPlaced);
  const other = list.find((line) => !isPlaced(line));
  const refused = other === undefined ? null : new ApiError(other.code, other.msg, other.params);
  if (placed.length === 0 && refused !== null) throw refused;
  return {
    id: placed.find(({ orderId }) => orderId !== '')?.orderId ?? '',
    batch: { placed: placed.length, asked: list.length, refused },
  };
}

// A row's place in history, as one number: the record's sequence, then the place within the record.

const placesPerRecord = 1n << 20n;

/** Grows with every row. Refuses (RangeError) more than a million rows from one record: the engine's bounds are far below. */
export function historyPlace(sequence: number, index: number): bigint {
  const place = BigInt(index);
  if (place >= placesPerRecord) throw new RangeError(`record ${sequence} has too many rows`);
  return BigInt(sequence) * placesPerRecord + place;
}

/** The record that a row came from. */
export const sequenceOf = (place: bigint): number => Number(place / placesPerRecord);

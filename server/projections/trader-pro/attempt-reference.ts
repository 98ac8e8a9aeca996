// The reference of the deposit that begins an attempt: by it alone the journal tells whose it is.

const pattern = /^trader-pro:([A-Za-z0-9_-]{1,64}):([1-9]\d{0,3})$/;

export const attemptReference = (participant: string, number: number): string => `trader-pro:${participant}:${number}`;

/** Null: a deposit like any other. */
export function attemptOfReference(reference: string): { readonly participant: string; readonly number: number } | null {
  const match = pattern.exec(reference);
  return match?.[1] === undefined ? null : { participant: match[1], number: Number(match[2]) };
}

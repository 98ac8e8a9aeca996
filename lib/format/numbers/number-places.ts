// The number of decimals with which a number is written, which is how finely it may be changed.

export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** One unit of the last decimal. */
export const stepOf = (decimals: number): string => (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);

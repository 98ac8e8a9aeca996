// A quantity in few characters, for lines and notices.

/** Decimal text without its closing zeros: 0.5 for 0.500000, 12 for 12.00. */
export const shortQuantity = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

// The price that a form calculates with while the order itself has none.

/** A market order counts at the best ask, whichever its side; null when nobody sells. */
export function marketOrderPrice(book: { readonly asks: readonly (readonly [price: string, quantity: string])[] }): string | null {
  return book.asks[0]?.[0] ?? null;
}

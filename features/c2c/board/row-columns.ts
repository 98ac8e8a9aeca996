/** The columns of ads at a desk, alike for heads and rows. */
export const rowColumns =
  'md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)_8rem] md:items-center md:gap-4 md:px-4';

// The direction of a change as it is shown, in hundredths of a percent: less than half of one is no direction.
const shownFrom = 0.00005;

/** `rate` as a share. */
export const changeDirection = (rate: string): 'up' | 'down' | 'flat' =>
  Number(rate) >= shownFrom ? 'up' : Number(rate) <= -shownFrom ? 'down' : 'flat';

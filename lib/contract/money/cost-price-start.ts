// The days from which trades are counted for what coins have cost: midnight in UTC+8. The sums are kept: another day needs them made anew.
const eightHoursMs = 8 * 3_600_000;

/** 28 August 2023. */
export const costPriceStartMs = Date.UTC(2023, 7, 28) - eightHoursMs;
/** 19 September 2024. */
export const breakevenStartMs = Date.UTC(2024, 8, 19) - eightHoursMs;

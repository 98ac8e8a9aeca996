// The size of the tests' long searches: seconds of work in every run, their full length under `npm run test:thorough`.

export const isThorough = process.env['TEST_THOROUGH'] === '1';

/** Chooses between the two sizes of a search; the unit (commands, rounds, kills) is the caller's. */
export const searchSize = (sizes: { quick: number; thorough: number }): number => (isThorough ? sizes.thorough : sizes.quick);

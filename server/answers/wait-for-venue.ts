// Waiting for a venue that is being opened: no longer than somebody waits for an answer.

/**
 * The longest that a call waits for the venue of play money.
 * @internal
 */
export const longestWaitMs = 10_000;

/** It is being opened, and goes on with it: whoever asks again later finds it open. */
export class VenueOpening extends Error {
  constructor() {
    super('the venue is still being opened');
    this.name = 'VenueOpening';
  }
}

/** Rejects (VenueOpening) when it takes longer; the opening itself goes on. */
export async function waitForVenue<Venue>(opening: Promise<Venue>): Promise<Venue> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new VenueOpening()), longestWaitMs);
  try {
    return await Promise.race([opening, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

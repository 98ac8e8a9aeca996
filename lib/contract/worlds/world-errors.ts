// The errors of worlds of one's own, and the English message and the HTTP status of each.
export const worldErrorCodes = {
  unknownWorld: '50400',
  noWorldSeat: '50401',
  worldLimit: '50402',
  worldAwakeLimit: '50403',
  worldSeatLimit: '50404',
  worldsFull: '50405',
  worldFull: '50406',
  worldDamaged: '50407',
  worldsAway: '50408',
  worldTimePassed: '50409',
  worldSpeed: '50410',
  notInWorlds: '50411',
  worldOrDemo: '50412',
  unknownResult: '50413',
  worldTapeLength: '50414',
  worldTapeDamaged: '50415',
} as const;

export const worldErrorAnswers = {
  unknownWorld: { message: 'World not found', httpStatus: 200 },
  noWorldSeat: { message: 'You are not a member of this world', httpStatus: 403 },
  worldLimit: { message: 'You can have at most {limit} worlds. Delete one first', httpStatus: 200 },
  worldAwakeLimit: {
    message: 'The owner can have at most {limit} active worlds. A world becomes inactive a few minutes after the last visitor leaves',
    httpStatus: 200,
  },
  worldSeatLimit: { message: 'A world can have at most {limit} members and {limit} invite links', httpStatus: 200 },
  worldsFull: { message: 'No more worlds can be opened right now. Try again later', httpStatus: 503 },
  worldFull: { message: 'This world has no storage left. Reset it to continue', httpStatus: 200 },
  worldDamaged: { message: 'This world can’t be opened. Reset it to continue', httpStatus: 200 },
  worldsAway: { message: 'Worlds aren’t available right now. Try again in {retryAfterSeconds} seconds', httpStatus: 503 },
  worldTimePassed: { message: 'The clock of a world can only move forward', httpStatus: 200 },
  worldSpeed: { message: 'The maximum clock speed at this interval is {max}×', httpStatus: 200 },
  notInWorlds: { message: 'Not available in a world', httpStatus: 403 },
  worldOrDemo: { message: 'A request can name demo trading or a world, not both', httpStatus: 400 },
  unknownResult: { message: 'The request timed out and its result is unknown', httpStatus: 504 },
  worldTapeLength: { message: 'A price file can cover at most {days} days', httpStatus: 200 },
  worldTapeDamaged: { message: 'The price file of this world is damaged. Delete the world and create a new one', httpStatus: 200 },
} as const;

/** The errors of calls that need the world awake and tell it something. */
export const steeringErrors = ['worldAwakeLimit', 'worldsFull', 'worldFull', 'worldDamaged', 'worldTapeDamaged', 'worldsAway'] as const;

// The error codes that copies of leaders alone have, and the English message and the HTTP status of each.
export const copyErrorCodes = {
  leaderFull: '50360',
  leaderTermsChanged: '50361',
  leverageBeforeStop: '52710',
  stopBehindLiquidation: '52711',
} as const;

export const copyErrorAnswers = {
  leaderFull: { message: 'This lead trader isn’t accepting more copiers right now', httpStatus: 200 },
  leaderTermsChanged: { message: 'This trader’s profit share is now {share}%. Agree to it first', httpStatus: 200 },
  leverageBeforeStop: {
    message: 'At this leverage, liquidation is reached before the total stop. Use {leverage}× at most, or a smaller stop',
    httpStatus: 200,
  },
  stopBehindLiquidation: { message: 'At any leverage, liquidation is reached before this total stop. Use a smaller stop', httpStatus: 200 },
} as const;

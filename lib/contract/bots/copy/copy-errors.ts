// The error codes that copies of leaders alone have, and the English message and the HTTP status of each.
export const copyErrorCodes = {
  leaderFull: '50360',
  leaderTermsChanged: '50361',
  leverageBeforeStop: '52710',
  stopBehindLiquidation: '52711',
} as const;

export const copyErrorAnswers = {
  leaderFull: { message: 'This trader takes no more copiers at the moment', httpStatus: 200 },
  leaderTermsChanged: { message: 'The profit share of this trader is {share} % now: agree to it first', httpStatus: 200 },
  leverageBeforeStop: {
    message: 'At this leverage liquidation comes before the total stop: use {leverage} x at most, or a smaller stop',
    httpStatus: 200,
  },
  stopBehindLiquidation: { message: 'Liquidation comes before this total stop at any leverage: use a smaller stop', httpStatus: 200 },
} as const;

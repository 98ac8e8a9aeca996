// The error codes that arbitrage bots alone have, and the English message and the HTTP status of each.
export const arbitrageErrorCodes = {
  arbitrageReverse: '50255',
} as const;

export const arbitrageErrorAnswers = {
  arbitrageReverse: { message: 'Arbitrage with borrowed coins is not offered', httpStatus: 200 },
} as const;

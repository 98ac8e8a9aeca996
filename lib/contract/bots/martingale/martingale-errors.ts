// The error codes that martingales alone have, and the English message and the HTTP status of each.
export const martingaleErrorCodes = {
  ladderBelowZero: '50253',
} as const;

export const martingaleErrorAnswers = {
  ladderBelowZero: { message: 'The price of the deepest order would be zero or less. Use smaller steps or fewer orders', httpStatus: 200 },
} as const;

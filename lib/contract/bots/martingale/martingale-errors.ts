// The error codes that martingales alone have, and the English message and the HTTP status of each.
export const martingaleErrorCodes = {
  ladderBelowZero: '50253',
} as const;

export const martingaleErrorAnswers = {
  ladderBelowZero: { message: 'The deepest order would have no price above zero', httpStatus: 200 },
} as const;

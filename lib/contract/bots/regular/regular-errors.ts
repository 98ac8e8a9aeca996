// The error codes that auto-invest alone have, and the English message and the HTTP status of each.
export const regularErrorCodes = {
  totalBelowRound: '50288',
} as const;

export const regularErrorAnswers = {
  totalBelowRound: { message: 'Enter at least the amount of one round', httpStatus: 200 },
} as const;

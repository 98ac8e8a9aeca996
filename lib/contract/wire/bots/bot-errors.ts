// The errors that calls about bots may be refused with.

/** Whatever names a bot. */
export const namedBotErrors = ['unknownStrategy'] as const;

/** Whatever tells a bot something. */
export const instructingErrors = [...namedBotErrors, 'strategyEnded', 'strategyState', 'transferNameTaken', 'accountNotNormal'] as const;

/** Terms that fit no bot. */
export const termsErrors = ['symbolNotOpen', 'invalidPrice', 'invalidLeverage', 'noWatchedPrice'] as const;

/** And of coins with weights. */
export const portfolioTermsErrors = [
  'termOutOfRange',
  'coinCount',
  'coinTwice',
  'weightsSum',
  'botInvestmentMinimum',
  'marketWithoutBots',
] as const;

/** And of a start. */
export const startingErrors = [
  ...termsErrors,
  'strategyAgreement',
  'strategyLimit',
  'strategyRunning',
  'strategyNameTaken',
  'insufficientBalance',
  'marketCancelOnly',
  'marketHalted',
  'contractEnded',
  'closeOnly',
  'accountInDebt',
] as const;

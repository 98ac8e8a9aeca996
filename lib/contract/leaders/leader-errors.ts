// The errors of leading copied trades, and the English message and the HTTP status of each.
export const leaderErrorCodes = {
  leaderElsewhere: '50334',
  leaderAccount: '50335',
  leaderWorth: '50336',
  leaderSuspended: '50337',
  leadsAlready: '50338',
  notLeading: '50339',
  leaderShare: '50340',
  leaderWords: '50341',
  leaderHasPlaces: '50342',
  profileNotWaiting: '50343',
} as const;

export const leaderErrorAnswers = {
  leaderElsewhere: { message: 'Another account of yours leads this line', httpStatus: 200 },
  leaderAccount: { message: 'Lead from your main account, or futures from a sub-account that was made for it', httpStatus: 200 },
  leaderWorth: { message: 'Your account of this line must be worth {minimum} USDT, and is worth {worth}', httpStatus: 200 },
  leaderSuspended: { message: 'The exchange has suspended you as a leader: {reason}', httpStatus: 200 },
  leadsAlready: { message: 'You lead this line already', httpStatus: 200 },
  notLeading: { message: 'This account does not lead this line', httpStatus: 200 },
  leaderShare: { message: 'Your tier allows a profit share of {max} % at most', httpStatus: 200 },
  leaderWords: { message: 'A profile has no links, contacts or names of the exchange in it', httpStatus: 200 },
  leaderHasPlaces: { message: 'This leader has free places', httpStatus: 200 },
  profileNotWaiting: { message: 'This profile does not wait', httpStatus: 200 },
} as const;

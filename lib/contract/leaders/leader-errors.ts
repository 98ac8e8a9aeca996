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
  leaderElsewhere: { message: 'Another account of yours is already a lead trader for this product', httpStatus: 200 },
  leaderAccount: {
    message: 'Lead from your main account. For futures, you can also use a sub-account created for leading',
    httpStatus: 200,
  },
  leaderWorth: { message: 'Your account for this product needs {minimum} USDT. Its value is {worth} USDT', httpStatus: 200 },
  leaderSuspended: { message: 'The exchange has suspended you as a lead trader: {reason}', httpStatus: 200 },
  leadsAlready: { message: 'You are already a lead trader for this product', httpStatus: 200 },
  notLeading: { message: 'This account is not a lead trader for this product', httpStatus: 200 },
  leaderShare: { message: 'Your tier allows a profit share of up to {max}%', httpStatus: 200 },
  leaderWords: { message: 'Profiles can’t contain links, contacts, promises or names of the exchange', httpStatus: 200 },
  leaderHasPlaces: { message: 'This lead trader has places available. You can copy now', httpStatus: 200 },
  profileNotWaiting: { message: 'This profile is not waiting for review', httpStatus: 200 },
} as const;

// The error codes that signal bots alone have, and the English message and the HTTP status of each.
export const signalErrorCodes = {
  wrongSignalToken: '50320',
  signalInstrument: '50321',
  signalLate: '50322',
  signalAhead: '50323',
  signalRepeat: '50324',
  unknownSignal: '50325',
  noDemoAccount: '50326',
} as const;

export const signalErrorAnswers = {
  wrongSignalToken: { message: 'The token doesn’t belong to this bot', httpStatus: 401 },
  signalInstrument: { message: 'The bot doesn’t trade {instrument}', httpStatus: 200 },
  signalLate: { message: 'The alert is {seconds} seconds old; at most {limit} are allowed', httpStatus: 200 },
  signalAhead: { message: 'The alert is {seconds} seconds ahead of our clock; at most {limit} are allowed', httpStatus: 200 },
  signalRepeat: { message: 'This alert was already received', httpStatus: 200 },
  unknownSignal: { message: 'The alert isn’t in the inbox, or it couldn’t be read', httpStatus: 200 },
  noDemoAccount: { message: 'Open demo trading once first', httpStatus: 200 },
} as const;

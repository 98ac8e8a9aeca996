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
  wrongSignalToken: { message: 'The token is not that of this bot', httpStatus: 401 },
  signalInstrument: { message: 'The bot does not trade {instrument}', httpStatus: 200 },
  signalLate: { message: 'The alert is {seconds} seconds old, and may be {limit}', httpStatus: 200 },
  signalAhead: { message: 'The alert is {seconds} seconds ahead of the clock, and may be {limit}', httpStatus: 200 },
  signalRepeat: { message: 'This alert has come before', httpStatus: 200 },
  unknownSignal: { message: 'The inbox has no such alert, or it could not be read', httpStatus: 200 },
  noDemoAccount: { message: 'Open demo trading once before', httpStatus: 200 },
} as const;

// The error codes of the funded-trader programme, and the English message and the HTTP status of each.
export const programmeErrorCodes = {
  programmeJoined: '50370',
  programmeNotJoined: '50371',
  programmePassed: '50372',
  programmeNoResets: '50373',
  programmeFunds: '50374',
} as const;

export const programmeErrorAnswers = {
  programmeJoined: { message: 'You have already joined', httpStatus: 200 },
  programmeNotJoined: { message: 'You haven’t joined yet', httpStatus: 200 },
  programmePassed: { message: 'You have already passed', httpStatus: 200 },
  programmeNoResets: { message: 'You have no resets left', httpStatus: 200 },
  programmeFunds: { message: 'You can’t add funds to the Trader Pro balance', httpStatus: 200 },
} as const;

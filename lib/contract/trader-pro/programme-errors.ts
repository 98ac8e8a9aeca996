// The error codes of the funded-trader programme, and the English message and the HTTP status of each.
export const programmeErrorCodes = {
  programmeJoined: '50370',
  programmeNotJoined: '50371',
  programmePassed: '50372',
  programmeNoResets: '50373',
  programmeFunds: '50374',
} as const;

export const programmeErrorAnswers = {
  programmeJoined: { message: 'You take part already', httpStatus: 200 },
  programmeNotJoined: { message: 'You do not take part yet', httpStatus: 200 },
  programmePassed: { message: 'You have passed', httpStatus: 200 },
  programmeNoResets: { message: 'No resets are left', httpStatus: 200 },
  programmeFunds: { message: 'The balance of the programme is not added to', httpStatus: 200 },
} as const;

// The error codes of the funded-trader programme, and the English message and the HTTP status of each.
export const programmeErrorCodes = {
  programmeJoined: '50340',
  programmeNotJoined: '50341',
  programmePassed: '50342',
  programmeNoResets: '50343',
  programmeFunds: '50344',
} as const;

export const programmeErrorAnswers = {
  programmeJoined: { message: 'You take part already', httpStatus: 200 },
  programmeNotJoined: { message: 'You do not take part yet', httpStatus: 200 },
  programmePassed: { message: 'You have passed', httpStatus: 200 },
  programmeNoResets: { message: 'No resets are left', httpStatus: 200 },
  programmeFunds: { message: 'The balance of the programme is not added to', httpStatus: 200 },
} as const;

// The error codes that grids alone have, and the English message and the HTTP status of each.
export const gridErrorCodes = {
  gridRangeEmpty: '50240',
  gridCount: '50241',
  gridTooDense: '50242',
  gridBelowFees: '50243',
  gridInterval: '50244',
  gridBelowPrice: '50245',
} as const;

export const gridErrorAnswers = {
  gridRangeEmpty: { message: 'Set the upper price above the lower price', httpStatus: 200 },
  gridCount: { message: 'Choose {minimum} to {maximum} grids', httpStatus: 200 },
  gridTooDense: {
    message: 'The distance between these levels would be less than {tickSize}. Use fewer grids or a wider range',
    httpStatus: 200,
  },
  gridBelowFees: { message: 'Each grid would earn less than its two fees. Use fewer grids or a wider range', httpStatus: 200 },
  gridInterval: { message: 'Set the distance between levels from {minimum} to {maximum}', httpStatus: 200 },
  gridBelowPrice: { message: 'Set the lower price below the start price', httpStatus: 200 },
} as const;

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
  gridRangeEmpty: { message: 'The upper price must be above the lower price', httpStatus: 200 },
  gridCount: { message: 'A grid has from {minimum} to {maximum} intervals', httpStatus: 200 },
  gridTooDense: { message: 'The levels would be closer together than {tickSize}', httpStatus: 200 },
  gridBelowFees: { message: 'A pair of neighbouring levels would earn less than its two fees', httpStatus: 200 },
  gridInterval: { message: 'The distance of levels must be from {minimum} to {maximum}', httpStatus: 200 },
  gridBelowPrice: { message: 'The lower price must be below the price at the start', httpStatus: 200 },
} as const;

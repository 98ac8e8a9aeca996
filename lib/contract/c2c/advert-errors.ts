// The errors of adverts in the marketplace between people, and the English message and the HTTP status of each.
export const advertErrorCodes = {
  unknownAdvert: '53040',
  advertClosed: '53041',
  advertPaused: '53042',
  advertChanged: '53043',
  ownAdvert: '53044',
  advertHours: '53045',
  advertNoIndex: '53046',
  advertSoldOut: '53047',
  advertConditions: '53048',
  advertLimit: '53049',
  advertPairOnline: '53050',
  advertMethods: '53051',
  advertText: '53052',
} as const;

export const advertErrorAnswers = {
  unknownAdvert: { message: 'Ad not found', httpStatus: 200 },
  advertClosed: { message: 'This ad has been closed', httpStatus: 200 },
  advertPaused: { message: 'This ad is paused. Choose another one', httpStatus: 200 },
  advertChanged: { message: 'This ad has changed. Check its new terms', httpStatus: 200 },
  ownAdvert: { message: 'You can’t trade with your own ads', httpStatus: 200 },
  advertHours: { message: 'This ad is offline at this time of day. Try again later', httpStatus: 200 },
  advertNoIndex: { message: 'This ad has no price right now because the index price is unavailable', httpStatus: 200 },
  advertSoldOut: { message: 'The remaining amount of this ad is below its minimum order', httpStatus: 200 },
  advertConditions: { message: 'You don’t meet the conditions of this ad', httpStatus: 200 },
  advertLimit: { message: 'You can have at most {limit} open ads. Close one first', httpStatus: 200 },
  advertPairOnline: { message: 'You already have an online ad for this pair and side. Pause or close it first', httpStatus: 200 },
  advertMethods: { message: 'Choose your own payment methods that support {currency}', httpStatus: 200 },
  advertText: {
    message: 'Remarks and automatic replies can’t contain links, contacts, code, hidden characters or names of the exchange',
    httpStatus: 200,
  },
} as const;

// The errors of ratings of orders between people, and the English message and the HTTP status of each.
export const ratingErrorCodes = {
  ratingNotOpen: '53120',
  orderRated: '53121',
  unknownRating: '53122',
  ratingAnswered: '53123',
  ratingText: '53124',
} as const;

export const ratingErrorAnswers = {
  ratingNotOpen: { message: 'You can rate a C2C order only after its coins are released', httpStatus: 200 },
  orderRated: { message: 'You already rated this order', httpStatus: 200 },
  unknownRating: { message: 'Rating not found', httpStatus: 200 },
  ratingAnswered: { message: 'You already replied to this rating', httpStatus: 200 },
  ratingText: {
    message: 'Ratings and replies can’t contain links, contacts, code, hidden characters or names of the exchange',
    httpStatus: 200,
  },
} as const;

// The group of favourites that everybody has: it cannot be deleted, and a star goes to it unless another is chosen.
export const firstGroupId = 1;

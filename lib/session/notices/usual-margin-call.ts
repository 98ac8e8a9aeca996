// The margin ratio at which somebody is warned who has not chosen one, in percent of what must remain.
export const usualMarginCall = 80;

// The venues that the simulator plays in turn.
import { allPartsVenue } from './all-parts-venue.ts';
import { spotVenue } from './spot-venue.ts';

export const venues = { 'spot and plans': spotVenue, 'all parts': allPartsVenue } as const;

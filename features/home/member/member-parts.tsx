'use client';
// The parts of the home page that move for members alone: their code is no part of a visitor's page. The server draws them whole.
import { latePlace } from '#components/ui/late/late-part.tsx';

export const Worth = latePlace(async () => (await import('../worth.tsx')).Worth);

export const WorthWeek = latePlace(async () => (await import('./worth-week.tsx')).WorthWeek);

export const FavouritesBoard = latePlace(async () => (await import('./favourites-board.tsx')).FavouritesBoard);

// The server has the code before it draws: its pages come in one piece, for readers without scripts as well.
if (typeof window === 'undefined') for (const part of [Worth, WorthWeek, FavouritesBoard]) part.prepare();

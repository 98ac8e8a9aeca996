import { benchCopies } from './copies.ts';
await benchCopies(1000);

// The place where the tables are described, and the place of the steps that lead to them.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'postgresql', schema: './server/store/schema/**/*.ts', out: './server/store/migrations' });

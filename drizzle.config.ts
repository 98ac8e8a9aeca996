// Where the tables are described, and where the steps that lead to them are written.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'postgresql', schema: './server/store/schema', out: './server/store/migrations' });

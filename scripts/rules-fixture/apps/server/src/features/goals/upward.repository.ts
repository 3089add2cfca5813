// breaks: repositories-know-no-services
import type { Goals } from './goals.service.ts';
export type Rows = Goals;

// breaks: repositories-without-services
import type { Goals } from './goals.service.ts';
export type Rows = Goals;

import { AppError } from '#platform/app-error.ts';

export const categoryNotFound = () => new AppError({ code: 'categories.not_found' });
export const subcategoryNotFound = () => new AppError({ code: 'subcategories.not_found' });
export const categoryProtected = () => new AppError({ code: 'categories.protected' });
export const customCategoryNeedsPremium = () => new AppError({ code: 'categories.premium_required' });
export const categoryNameTaken = () => new AppError({ code: 'categories.name_taken' });
export const subcategoryNameTaken = () => new AppError({ code: 'subcategories.name_taken' });

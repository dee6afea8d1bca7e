// Columns of everybody whom somebody sees. The statement is prepared once and its values come without names, which for hundreds of people
// takes a third of the time of a query that is put together.
import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { readHot } from '#database/run-hot-statement.ts';
import { isNamed, type Whose } from '#database/whose.ts';

/** @param columns of `employees`, in the text of a statement */
export function peopleReader<Row>(columns: string) {
  const of = `select ${columns} from employees where company_id =`;
  const everybody = hotRead<Row>()`${of} ${company}`;
  const named = hotRead<Row>()`${of} ${company} and id ${among('uuid')}`;
  const ofDepartments = hotRead<Row>()`${of} ${company} and (id = ${value('uuid')} or id in (
    select employee_id from employee_departments
    where company_id = ${value('uuid')} and department_id ${among('uuid')}))`;
  return (scope: CompanyScope, whose: Whose): Promise<readonly Row[]> => {
    if (whose === 'everybody') return readHot(scope, everybody);
    if (isNamed(whose)) return readHot(scope, named, whose);
    return readHot(scope, ofDepartments, whose.oneself, whose.companyId, whose.departmentIds);
  };
}

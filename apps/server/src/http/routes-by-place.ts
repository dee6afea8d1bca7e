// Routes that are found by the shape of an address: a router compares each request with one route after another, and there are hundreds.
import { Router, type RequestHandler } from 'express';

/** What takes routes: a router, a whole app, or this. */
export type Routes = Pick<Router, 'get' | 'post' | 'put' | 'patch' | 'delete' | 'all'>;

type Place = { readonly routes: ((router: Router) => void)[]; router?: Router };

/** What lies in a company names it first, so what tells them apart comes behind it. */
const OF_COMPANY = 'companies';

/** Passes a request on to the few routes of as many parts that begin as its address does; they still decide whether they fit. */
export function routesByPlace(): Routes & { readonly handler: RequestHandler } {
  const places = new Map<string, Place>();
  const take = (method: keyof Routes) =>
    ((path: string, ...handlers: RequestHandler[]) => {
      const place = places.get(placeOf(path)) ?? { routes: [] };
      place.routes.push((router) => router[method](path, ...handlers));
      places.set(placeOf(path), place);
    }) as Routes[typeof method];
  return {
    ...{ get: take('get'), post: take('post'), put: take('put') },
    ...{ patch: take('patch'), delete: take('delete'), all: take('all') },
    handler: (request, response, next) => {
      const place = places.get(placeOf(request.path));
      if (place === undefined) next();
      else routerOf(place)(request, response, next);
    },
  };
}

/** Made with the first request, since it takes a while and most are never asked for. */
function routerOf(place: Place): Router {
  if (place.router !== undefined) return place.router;
  place.router = Router();
  for (const add of place.routes) add(place.router);
  return place.router;
}

/** Letters count alike and a slash at the end for nothing, as for a router. */
function placeOf(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const [first = '', , third = ''] = parts;
  return `${parts.length} ${first === OF_COMPANY ? third : first}`;
}

import type { helpTopics as english } from '../en/helpTopics.ts';
import type { Spanish } from '../types.ts';

export const helpTopics = {
  gettingStartedTitle: 'Primeros pasos',
  gettingStartedKeywords:
    'regalo, regalar monedas, recomendar, invitar a alguien, código, entrar, iniciar sesión, enlace de acceso, correo, cuenta, bienvenida, perfil, empezar, alfa, monedas, créditos, libro de créditos, recibo, suscripción, plan, facturación, factura, extracto, comprobar mi libro, punto de control, CSV, estadísticas, eliminar la cuenta, exportar mis datos, copia de mis datos, conservar la cuenta, sesiones, dispositivos, terminar sesión, registro de seguridad',
  gettingStartedContent: `Mirror Studio es un cuarto oscuro en tu navegador: escribes lo que quieres ver y el estudio lo revela.

## Iniciar sesión
Escribe tu correo y abre el enlace que te enviamos, en el mismo navegador. En otro dispositivo, elige *Tengo un código* y escribe el del mismo correo, antes de que pasen unos minutos. No hay contraseña que recordar. El enlace sirve **una sola vez** y caduca al cabo de {{hours}} hora; puedes pedir uno cada {{minutes}} minuto. Si ha caducado no se pierde nada: pide otro. Si bajo el formulario se ofrece otro servicio, también él puede decir quién eres; tu **Perfil** vincula y desvincula esas cuentas.

¿Te han invitado? Sigue el enlace, o elige *Tengo una invitación* al presentarte y escribe su código. Sirve una sola vez.

Si tu sesión termina mientras escribes, una ventana te pide que entres otra vez, y lo que has escrito continúa donde estaba. En un navegador que solo uses tú puedes dejar que lo recordemos: durante {{rememberedDays}} días no pedirá el código de tu segundo factor.

## Tu primera imagen
1. Abre **Sesión de fotos con IA** en la barra lateral.
2. Escribe un prompt: quién o qué, dónde y con qué luz.
3. Elige un estilo y una proporción. Para empezar, cuatro imágenes van bien.
4. Empieza la sesión. Puedes irte de la página: el trabajo sigue, y en **Trabajos en segundo plano** ves cómo va.
5. Cuando termine, *Ver resultados* abre la galería.

## Monedas y créditos
Tienes dos monedas distintas. Las **monedas Mirror** son las que reúnes; los **créditos de uso**, los que gastan las generaciones. {{coinsPerCredit}} monedas hacen 1 crédito; el cambio mínimo es de {{minimumCoins}} monedas y los créditos se redondean hacia abajo. Un cambio no se puede deshacer.

El **Libro de créditos** muestra cada moneda y cada crédito que llegó o se fue; una línea abre su recibo, que se puede imprimir, y la lista se guarda como CSV. *Comprobar mi libro* lo suma todo otra vez en tu navegador y dice si coincide. Un punto de control, guardado ahora, muestra más adelante si algo se reescribió desde entonces. **Tus estadísticas**, en el menú de comandos, dice lo que has creado y gastado en un periodo, por días según tu hora, junto al periodo anterior; cada gráfico tiene sus cifras en una tabla. **Estadísticas**, al lado, dice cuántas veces otros ven, guardan y versionan lo que has publicado y a cuántos les gusta: cada persona cuenta una vez al día, tú nunca, y no se guarda quién fue.

Regala monedas a otro creador en **Regalar monedas**, por su nombre de usuario o por correo. Las monedas para un correo esperan {{giftDays}} días; si nadie las recoge, vuelven a ti.

En **Recomendaciones** tienes un código y un enlace. Quien se une con él y termina su primera sesión de fotos os trae {{referralCoins}} monedas a cada persona, hasta {{referralPeople}} personas al mes.

Las **suscripciones** traen monedas cada mes, el día en que empezaste. Puedes cambiar de plan, cancelar con el mes y retirarlo hasta entonces; cada cambio muestra antes lo que cuesta. Los planes son provisionales mientras hacemos pruebas. **Facturación** muestra lo que compraste y cada mes de una suscripción, con un recibo que se puede imprimir.

Durante la fase alfa **todo es gratis**. Las compras son una simulación y no se cobra nada. Si algo te dice que necesitas tokens, has encontrado un error: cuéntanoslo en el chat de la comunidad.

## Marcharte
Tu **Perfil** muestra todos los navegadores que tienen abierta tu cuenta, y termina una sesión o todas las demás; el registro de seguridad dice qué ha pasado en tu cuenta.

Al final, **Tus datos** prepara una copia de todo lo que tenemos sobre ti y te envía un enlace que sirve una sola vez; el archivo se borra al cabo de {{exportDays}} días.

También puedes eliminar allí tu cuenta. Se cierra en el acto y todo se elimina al cabo de {{days}} días; hasta entonces, inicia sesión y pulsa *Conservar mi cuenta* para recuperarla.`,

  photoshootTitle: 'Sesión de fotos con IA',
  photoshootKeywords:
    'imagen, imágenes, foto, generar, lote, prompt, estilo, proporción, pose, referencia, subir, modelo, proyecto, sample renderer, cancelar',
  photoshootContent: `Una sesión es un prompt y entre {{imagesFrom}} y {{imagesTo}} imágenes hechas con él.

## Escribir un prompt
Empieza por el sujeto, sigue con el lugar y después la luz. Los detalles que se pueden fotografiar dicen más que los adjetivos: *85 mm, poca profundidad de campo, viento desde la izquierda* lleva más lejos que *bonito, impresionante*. Un prompt puede tener {{promptCharacters, number}} caracteres; uno bueno rara vez pasa de tres líneas.

## Estilo, proporción y poses
- **{{styles}} estilos** deciden cómo se hace la imagen: objetivo, paleta, grano.
- **{{ratios}} proporciones**: {{ratioList}}. Elige la que vayas a usar; recortar después es tirar detalle.
- **Variedad de poses** da a cada imagen otra de las {{poses}} poses. Sin ella todas toman la misma, que es lo que quieres para comparar luz o color.

## Imagen de referencia
Una referencia presta sus colores y su ambiente, no su contenido. Sirve cualquier imagen de hasta {{megabytes}} MB. El lugar y la hora en que se tomó una foto se borran en cuanto llega.

## Modelos
**Sample renderer** viene incluido: no necesita clave, no cuesta nada y hace imágenes de verdad, así que puedes aprender a usar el estudio con él. A su lado aparecen {{models}} modelos de otros proveedores; cada uno necesita una clave que configura quien administra este estudio. Si un modelo no está disponible, la sesión falla y dice por qué: nunca recibes una muestra en lugar de lo que pediste.

## Mientras se revela
Las imágenes aparecen una a una a medida que se revelan. Puedes cancelar una sesión que espera o está en marcha, y repetir una fallida con todo como estaba. Cerrar la página no detiene nada.`,

  galleryTitle: 'Galería',
  galleryKeywords:
    'gobernanza, propuesta, papeleta, voto secreto, resguardo, quórum, recuento, decisión, hoja de ruta, idea, votar, proponer, publicar, publicar un prompt, retirar, biblioteca de creadores, bifurcar, bifurcación, origen, versiones, familia, árbol, buscar obras, en alza, más versiones, clasificación, puntos, buscar mis prompts, trozos de palabras, mi biblioteca, me gusta, seguir, silenciar, bloquear, guardado, clientes, pruebas, enlace, aprobar, marca de agua, imágenes, vídeos, fotos, resultados, buscar, descargar, exportar, derechos, licencia, metadatos, prompt, proyecto, protocolo mirror, reventa, entrenamiento, análisis inverso',
  galleryContent: `Todo lo que creas cuelga en la galería, lo más reciente primero.

## Lo que sabe cada imagen
Cada imagen conserva el prompt, el modelo y el proyecto con los que se hizo, y cuándo. Así, una imagen que te gusta es también la receta de la siguiente.

## Volver a encontrarla
Pon un **nombre de proyecto** a tus sesiones: cuesta un segundo y es el mejor camino de vuelta a una serie. Las imágenes del generador incluido llevan la marca *Sample renderer* allí donde iría el nombre de un modelo.

## Derechos que viajan con el archivo
Con el **protocolo Mirror** activado (Ajustes, Privacidad), las exportaciones dicen quién las hizo y qué se puede hacer con ellas:
- *Permitir la reventa*: otras personas pueden vender copias y licencias. Está desactivado mientras no lo actives.
- *Permitir el entrenamiento*: otras personas pueden entrenar modelos con tus imágenes. Está desactivado mientras no lo actives.
- *Compartir el prompt y el modelo*: si el archivo cuenta cómo se hizo. Desactívalo para guardarte tus recetas.

## El prompt de una imagen
En *Mi biblioteca* está el **Análisis inverso**: suelta allí una imagen y recupera su prompt de lo que dice su archivo o, si no, un comienzo a partir de lo que muestran sus píxeles. Si el estudio tiene un modelo de lenguaje que ve imágenes, puedes preguntarle qué muestra la tuya; antes dice que la imagen va a él. Dice cuál de los tres fue. Nadie ha comprobado lo que un archivo dice de sí mismo, y la imagen se lee y no se guarda.

## Volver a encontrar un prompt
*Mi biblioteca* guarda tus prompts con todas sus versiones. Su búsqueda mira en el título, las etiquetas, la colección, las notas y las palabras. Bastan trozos de palabras, también de en medio, en cualquier orden; los acentos no importan y se perdona una letra equivocada.

## Enseñar imágenes a un cliente
En *Clientes* eliges imágenes, pones el nombre del cliente y envías un enlace secreto con un final y, si quieres, con contraseña. Sin cuenta, el cliente dice sí, quizá o no, comenta y aprueba; lo ves llegar. La **marca de agua** se graba en copias más pequeñas. *Retirar enlace* cierra el enlace al momento, también para quien lo haya recibido de otros.

## Enseñar una imagen o un prompt a todo el mundo
Abre una imagen y elige *Publicar*: con un título, etiquetas, y si otras personas ven su prompt y pueden hacer versiones. Abre un prompt en *Mi biblioteca* y publicas una de sus versiones; los demás leen sus palabras, no las de antes ni las de después. Cada obra queda en la **Biblioteca de creadores** con tu identificador y la licencia de tus ajustes. *Retirar* la quita al momento, con su dirección.

Si su autor permite versiones, *Bifurcar este prompt* empieza un prompt tuyo con sus palabras. Tu bifurcación dice de quién eran, y la línea *Bifurcado de* lleva de vuelta al prompt mientras puedas verlo. Sigue siendo tuya si el prompt se retira.

La biblioteca tiene cuatro listas: *En alza* (los me gusta, los guardados y las versiones de personas distintas; lo reciente cuenta más), *Nuevas*, *Más versiones* y *De quienes sigo*. Abre ahí una obra, y *¿Por qué está aquí?* lo dice con palabras y cifras. Su búsqueda entiende palabras, etiquetas, estilos y creadores, y perdona una letra equivocada.

Desde una obra que lo permite puedes hacer tu versión, y lo que publicas nombra a quien la hizo. La **familia** de una obra muestra de qué se hizo y qué se hizo de ella.

Lo que guardas de otras personas te espera en *Guardado*, con tus propias notas.

El corazón de una obra dice que te gusta. La **Clasificación del tarot** cuenta los me gusta y las versiones de personas distintas, de la semana, del mes y de siempre, y su página dice qué cuenta. En la página de un creador lo sigues, y *De quienes sigo* en la biblioteca muestra lo que publica. Allí también puedes *silenciar* a alguien, cuyas obras ya no aparecen en tus listas, o *bloquear*: ninguno de los dos ve ya al otro. No se le avisa. *Denunciar* le dice a quien lleva el estudio qué está mal. **Los creadores y tú**, en tu perfil, los muestra a todos y termina cada cosa. La campana te avisa de quién te sigue, qué gusta, qué versiones se hacen, qué te responden, qué es de las ideas que votaste y qué votaciones se abren; lo que te pierdes llega por correo, una vez al día como mucho, hasta que apagues **Novedades por correo** en tu perfil.

## Decir lo que falta
La **Hoja de ruta** muestra lo que puede venir, lo previsto, lo que se está haciendo y lo que ya se publicó. Vota por lo que echas de menos; pulsa otra vez para retirar el voto. *Proponer una idea* busca ideas parecidas a la tuya mientras escribes, para que los votos queden juntos. Una idea se abre con sus palabras, lo que fue de ella y lo que dicen otros. Donde dos eran una, la primera lleva a la segunda, y los votos están allí.

## Decidir en común
En **Gobernanza**, que se abre desde el menú de órdenes, se vota sobre propuestas. Una propuesta se debate primero; quién puede votar se fija cuando se abre su votación. Tu papeleta es secreta, y puedes cambiar tu voto hasta el final. Guarda el resguardo: cuando la votación ha terminado, *Cuéntalo tú* lee todas las papeletas en tu navegador, encuentra la tuya por su compromiso y las suma. Con empate o sin quórum, todo queda como está. Lo aprobado se convierte en una decisión con sus razones.

## Si una imagen no aparece
Un marco sin imagen conserva su sitio y te lo dice. Recarga la página: las direcciones de las imágenes solo valen un tiempo, para que un enlace que alguien copie no quede abierto para siempre.`,

  keyboardShortcutsTitle: 'Atajos de teclado',
  keyboardShortcutsKeywords: 'teclado, teclas, atajo, combinación, navegación, accesibilidad',
  keyboardShortcutsContent: `A todo en el estudio se llega sin ratón. Estas teclas son atajos para lo que más haces. En *Ajustes, General* puedes dar a cada uno otras teclas o desactivarlo.

## Todos los atajos
{{shortcuts}}

## Cómo se pulsan dos teclas seguidas
Pulsa las dos teclas una tras otra, en menos de un segundo y sin mantener la primera. Ni estas secuencias ni **?** hacen nada mientras escribes en un campo, así que un prompt que empieza por «g» sigue siendo un prompt.

## Sin atajos
El tabulador recorre la página en el orden de lectura, y la primera pulsación ofrece *Saltar al contenido*. En grupos como los estilos o las pestañas, eliges con las flechas. Escape cierra lo que esté abierto y te devuelve a donde estabas.`,

  troubleshootingTitle: 'Solución de problemas',
  troubleshootingKeywords:
    'problema, error, fallo, no funciona, falta el correo, spam, enlace caducado, atascado, lento, sin conexión, pide tokens, subir, demasiado grande',
  troubleshootingContent: `Casi todos los problemas son uno de estos. Si el tuyo no está, cuéntanoslo aquí abajo: leemos cada palabra.

## El correo de acceso no llega
Mira en la carpeta de spam y comprueba que la dirección no tenga una errata. Puedes pedir otro enlace cada {{minutes}} minuto; basta con abrir el más reciente.

## El enlace no funciona
El enlace caduca al cabo de {{hours}} hora y sirve una sola vez. Ábrelo en el **mismo navegador** en el que lo pediste, o escribe el código del mismo correo: allí o en cualquier otro dispositivo. Los programas de correo que abren los enlaces para revisarlos no gastan ninguno de los dos.

## Un trabajo ha fallado o no avanza
Un trabajo fallido dice por qué en su tarjeta de Trabajos en segundo plano; *Reintentar* lo empieza de nuevo con el mismo formulario. Un trabajo espera mientras tenga otros delante. Si el estudio se reinició a la mitad, el trabajo continúa solo: las imágenes que ya estaban hechas se conservan.

## No se acepta una imagen
La referencia debe ser una imagen de {{megabytes}} MB como máximo. Un archivo que solo tiene nombre de imagen no lo es.

## Dice que necesito tokens
Durante la fase alfa nada necesita tokens, así que es un error. Cuéntalo en el chat de la comunidad e indica qué estabas haciendo.

## No se puede conectar
Comprueba tu conexión. Lo que has escrito sigue en su sitio, y nada se cobra ni se hace dos veces cuando vuelves a intentarlo.`,
} as const satisfies Spanish<typeof english>;

import { useText } from '../../app/app-context.ts'
import { useFront } from '../../app/use-front.ts'
import { pictureUrl } from '../../kit/picture-url.ts'
import { ContactList } from './contact-list.tsx'

export function InfoPage() {
  const t = useText()
  const { store } = useFront()
  const texts = [
    { title: t.home.service, text: store.storeService },
    { title: t.home.reserve, text: store.storeReserve },
  ].filter(({ text }) => text)
  return (
    <article className="article">
      <h1>{store.storeName}</h1>
      {store.storeIntro && <p className="about-text">{store.storeIntro}</p>}
      {texts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p className="about-text">{text}</p>
        </section>
      ))}
      <ContactList store={store} />
      <ul className="picture-list">
        {store.storeBigImage.map((image) => (
          <li key={image}>
            <img src={pictureUrl(image) ?? ''} alt="" loading="lazy" width="960" height="540" />
          </li>
        ))}
      </ul>
    </article>
  )
}

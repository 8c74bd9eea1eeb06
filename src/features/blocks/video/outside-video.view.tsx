import { ExternalLink } from 'lucide-react'

/** A video on another site: a link, so that nothing is loaded from there. */
export function OutsideVideoView({ code }: { code: string }) {
  return (
    <div className="video-outside">
      <p>Deze video staat op YouTube. Er wordt niets van YouTube geladen voordat je erheen gaat.</p>
      <a className="button button-primary" href={`https://www.youtube.com/watch?v=${code}`} rel="noreferrer">
        Bekijk de video op YouTube (andere website)
        <ExternalLink size={20} aria-hidden="true" />
      </a>
    </div>
  )
}
